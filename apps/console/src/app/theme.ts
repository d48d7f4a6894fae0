import type { DeviceMemory, Theme } from '../shared/storage/device-memory.ts';

export type ThemeSwitch = { theme: () => Theme; choose: (theme: Theme) => void };

/** Puts the theme on the document, and follows the device's evening mode where nobody chose. */
export function openThemeSwitch(
  memory: DeviceMemory,
  root: HTMLElement,
  device: Pick<MediaQueryList, 'matches' | 'addEventListener'>,
): ThemeSwitch {
  let theme: Theme = memory.get('theme') ?? 'DEVICE';
  const show = () => {
    const isDark = theme === 'DARK' || (theme === 'DEVICE' && device.matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
  };
  device.addEventListener('change', show);
  show();
  return {
    theme: () => theme,
    choose: (chosen) => {
      theme = chosen;
      memory.set('theme', chosen);
      show();
    },
  };
}
