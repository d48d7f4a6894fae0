import { Buffer } from 'node:buffer';

/**
 * Noto Emoji, cut down to what stands in dishes' names and comments (licence: fonts/OFL.txt). Inlined by Vite, in a
 * piece of its own that is loaded with the first ticket.
 */
export async function emojiFont(): Promise<Buffer> {
  const { default: dataUrl } = await import('./fonts/NotoEmoji-Regular.ttf?inline');
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
