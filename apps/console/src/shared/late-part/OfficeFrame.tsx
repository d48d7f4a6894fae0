import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useTranslate } from '../messages/use-messages.tsx';

const ROWS = [1, 2, 3, 4, 5] as const;

/** The office's outline, as its document has it, until the first answer is there (OFFICE-21). */
export function OfficeFrame() {
  const t = useTranslate();
  return (
    <div className="office-frame" role="status">
      <VisuallyHidden>{t('Console.Loading')}</VisuallyHidden>
      <div data-part="rail" />
      <div data-part="page">
        <div data-part="head" />
        {ROWS.map((row) => (
          <div key={row} data-part="row" />
        ))}
      </div>
      <div data-part="tabs" />
    </div>
  );
}
