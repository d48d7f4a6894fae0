import type { Target } from './engine-page.ts';

/** A target in words, for whoever reads why a journey stopped. */
export const spell = (target: Target): string =>
  'css' in target ? target.css : `${target.role} ${target.name}`;
