import { IconButton } from '@tallrik/ui/IconButton';
import { Sheet } from '@tallrik/ui/Sheet';
import { useState } from 'react';
import { usePageKey } from '../../shared/screens/page-key.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { LateSideMenu } from './LateSideMenu.tsx';

/** Below 768 the side menu opens from here (SHELL-01). */
export function MenuButton({ variant = 'solid' }: { variant?: 'solid' | 'plain' }) {
  const t = useTranslate();
  const pageKey = usePageKey();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // Closed by moving on: the menu belongs to the page it was opened on.
  const isOpen = openedOn === pageKey;
  return (
    <>
      <IconButton
        icon="menu"
        variant={variant}
        label={t('SideMenu.Open')}
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(pageKey)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpenedOn(null)}
        title={t('SideMenu.Label')}
        closeLabel={t('General.Close')}
      >
        <LateSideMenu variant="drawer" onLeave={() => setOpenedOn(null)} />
      </Sheet>
    </>
  );
}
