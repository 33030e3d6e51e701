// Lets the server call this browser when it is somebody's turn, though no page is open.

import { WORKER } from "./net.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const form = document.querySelector("[data-call-key]");

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

async function subscription(key) {
  const worker = await navigator.serviceWorker.register(WORKER);
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch (error) {
    // Another key, as of a server that was here before: it calls nobody any more.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  }
}

async function call() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(form.dataset.failed);
  const { endpoint, keys } = (await subscription(form.dataset.callKey)).toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const csrf = form.querySelector("[name=csrf]").value;
  const answer = await fetch(form.action, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ csrf, endpoint, ...keys, zone }),
  }).catch(() => null);
  if (!answer) throw new Error(word("notSent"));
  if (!answer.ok) throw new Error((await answer.json()).error.message);
}

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    await call();
    if (form.dataset.done === undefined) location.reload();
    else toast(form.dataset.done);
  } catch (error) {
    toast(error.name === "Error" ? error.message : form.dataset.failed, { bad: true });
  }
  button.disabled = false;
});

// What is stopped here is stopped in the browser, too.
document.querySelector("[data-call-stop=here]")?.addEventListener("submit", () => {
  navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.pushManager.getSubscription())
    .then((one) => one?.unsubscribe())
    .catch(() => {});
});

const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
if (form && !able) form.hidden = true;
