// Tells screen readers what happened.

export function say(sentences) {
  const place = document.getElementById("said");
  place.replaceChildren(
    ...sentences.map((sentence) => {
      const line = document.createElement("p");
      line.textContent = sentence;
      return line;
    }),
  );
}
