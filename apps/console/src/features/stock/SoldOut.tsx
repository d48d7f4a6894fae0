import { useState } from 'react';
import { ToolButton } from '../../shared/controls/ToolButton.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { SoldOutSheet } from './SoldOutSheet.tsx';
import { countOf } from './stock.ts';
import { useStock } from './use-stock.ts';

/** In the board's header: how much is sold out, and the sheet where it is switched. */
export function SoldOut(props: { venueId: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { stock, saving, error, change, retry } = useStock(props.venueId);
  return (
    <>
      <ToolButton
        icon="soldOut"
        label={t('Console.SoldOut.Title')}
        count={stock ? countOf(stock, 'GONE') : 0}
        onClick={() => {
          setOpen(true);
          retry();
        }}
      />
      <SoldOutSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        stock={stock}
        error={error ? errorText(t, codeOf(error)) : null}
        saving={saving}
        onChange={change}
      />
    </>
  );
}
