import { lazy, type ComponentType } from 'react';
import type { ScreenModule } from '../shared/screens/screen-module.ts';
import { loadLaterTexts, type TextsOfScreen } from './texts.ts';

export type LazyScreen = {
  /** Loads the code once. Awaited before the first render, which is then synchronous on both sides. */
  preload: () => Promise<ScreenModule>;
  Screen: ComponentType;
  texts: TextsOfScreen;
};

/** A screen whose code arrives with its route. Rendered after `preload` it never suspends, so hydration cannot differ. */
export function lazyScreen(
  load: () => Promise<ScreenModule>,
  texts: TextsOfScreen = 'ALL_TEXTS',
): LazyScreen {
  let loaded: ScreenModule | null = null;
  let loading: Promise<ScreenModule> | null = null;
  const preload = () =>
    (loading ??= Promise.all([load(), texts === 'ALL_TEXTS' ? loadLaterTexts() : null])
      .then(([module]) => {
        loaded = module;
        return module;
      })
      .catch((error: unknown) => {
        // A failed download (a new version was deployed, the train entered a tunnel) may succeed next time.
        loading = null;
        throw error;
      }));
  const Waiting = lazy(async () => ({ default: (await preload()).Screen }));
  function Screen() {
    const Ready = loaded?.Screen ?? Waiting;
    return <Ready />;
  }
  return { preload, Screen, texts };
}
