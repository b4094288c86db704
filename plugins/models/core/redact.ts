/** Takes secrets out of a text that a provider wrote, before it reaches an error or a log. */
export const redact = (text: string, secrets: readonly (string | null)[]): string =>
  secrets.reduce<string>((clean, secret) => (secret ? clean.replaceAll(secret, "[secret]") : clean), text);
