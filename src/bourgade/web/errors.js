// @ts-check
/** Something that cannot be done; `code` names the reason for programs. */
export class BourgadeError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.name = "BourgadeError";
    this.code = code;
  }
}
