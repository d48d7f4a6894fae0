const FILE_LIFETIME_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: Safari begins to read it only after the tap is over.
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIFETIME_MS);
}
