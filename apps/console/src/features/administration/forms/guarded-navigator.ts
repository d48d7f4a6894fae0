import type { Navigator, To } from 'react-router';

/** Where somebody stands: the address without what tabs and languages keep in it (OFFICE-11). */
export function placeIn({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search).get('venue') ?? ''}`;
}

function placeOf(to: To, current: { pathname: string; search: string }): string {
  const target =
    typeof to === 'string'
      ? new URL(to, `http://office${current.pathname}${current.search}`)
      : { pathname: to.pathname ?? current.pathname, search: to.search ?? '' };
  return placeIn(target);
}

/** The router's way, with a question before it leads elsewhere. What it does not change it hands on. */
export const guardNavigator = (
  navigator: Navigator,
  current: () => { pathname: string; search: string },
  leave: (go: () => void) => void,
): Navigator => {
  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const move = () => go(to, state, options);
      if (placeOf(to, current()) === placeIn(current())) move();
      else leave(move);
    };
  return Object.create(navigator, {
    push: { value: guarded(navigator.push) },
    replace: { value: guarded(navigator.replace) },
  }) as Navigator;
};
