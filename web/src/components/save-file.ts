/** Saves a file that the API answered with, as a download. */
export const saveFile = (base64: string, name: string): void => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
