import type { Target } from './engine-page.ts';

/** A target in words, for whoever reads why a journey stopped. */
export function spell(target: Target): string {
  if ('css' in target) return target.css;
  return 'field' in target ? `field ${target.field}` : `${target.role} ${target.name}`;
}
