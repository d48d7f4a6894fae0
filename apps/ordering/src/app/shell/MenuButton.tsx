import { IconButton } from '@tallrik/ui/IconButton';
import { lazy, Suspense, useState } from 'react';
import { usePageKey } from '../../shared/screens/page-key.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

// Comes with the standing menu's code, which the server has drawn.
const SideMenuDrawer = lazy(async () => ({
  default: (await import('./SideMenu.tsx')).SideMenuDrawer,
}));

/** Below 768 the side menu opens from here (SHELL-01). */
export function MenuButton({ variant = 'solid' }: { variant?: 'solid' | 'plain' }) {
  const t = useTranslate();
  const pageKey = usePageKey();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [wasOpened, setOpened] = useState(false);
  // Closed by moving on: the menu belongs to the page it was opened on.
  const isOpen = openedOn === pageKey;
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <IconButton
        icon="menu"
        variant={variant}
        label={t('SideMenu.Open')}
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(pageKey)}
      />
      {wasOpened && (
        <Suspense>
          <SideMenuDrawer open={isOpen} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  );
}
