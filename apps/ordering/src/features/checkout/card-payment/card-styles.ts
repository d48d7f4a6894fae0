import type { CardConfiguration } from '@adyen/adyen-web';

type CardStyles = NonNullable<CardConfiguration['styles']>;

/**
 * The inputs live in frames where our custom properties do not reach: they are told plain values.
 * Resolved through an element, because a property's own text may still be a `color-mix()`.
 */
export function cardStylesFrom(node: HTMLElement): CardStyles {
  const colour = (property: string): string => plainColour(resolvedColour(node, property));
  return {
    base: { color: colour('--text'), caretColor: colour('--main'), fontSize: '16px' },
    error: { color: colour('--danger') },
    validated: { color: colour('--text') },
    placeholder: { color: colour('--text-muted') },
  };
}

function resolvedColour(node: HTMLElement, property: string): string {
  const probe = node.ownerDocument.createElement('span');
  probe.style.color = `var(${property})`;
  node.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** `oklab(…)` as `rgb(…)`: what another party's style filter lets through is not ours to guess. */
function plainColour(colour: string): string {
  const pencil = document.createElement('canvas').getContext('2d');
  if (pencil === null) return colour;
  pencil.fillStyle = colour;
  pencil.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pencil.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
