import { Buffer } from 'node:buffer';
import type { Food } from './food.ts';

// Inlined by Vite: the bundled server has no source folder beside it to read them from.
const files = import.meta.glob<string>('./food/*.webp', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The drawing of one food, 256 px square with a transparent ground. */
export function foodFile(food: Food): Buffer {
  const dataUrl = files[`./food/${food}.webp`];
  if (dataUrl === undefined) throw new Error(`No drawing of ${food}`);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
