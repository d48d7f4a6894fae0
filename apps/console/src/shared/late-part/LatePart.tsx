import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import controls from '../controls/controls.module.css';
import page from '../controls/page.module.css';
import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../messages/use-messages.tsx';
import { latePartQuery } from './late-part-query.ts';

/**
 * What a kitchen's board does without is downloaded when it is asked for. A file that does not come is most often one
 * of a build that has been replaced since: only a new page knows the new names.
 */
export function LatePart<Part>(props: {
  name: string;
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
  /** It fills the page, not a part of a sheet. */
  isPage?: boolean;
  /** Nobody waits for it before their eyes: until it is there nothing is said. */
  isSilent?: boolean;
  /** What stands there until it comes. */
  waiting?: ReactNode;
  onReload?: () => void;
}) {
  const t = useTranslate();
  const { data, error } = useQuery(latePartQuery(props.name, props.load));
  if (data !== undefined) return props.children(data);
  if (props.isSilent && !error) return null;
  if (props.waiting !== undefined && !error) return props.waiting;
  return (
    <div className={props.isPage ? page.page : undefined}>
      {error ? <LatePartProblem {...props} /> : <p role="status">{t('Console.Loading')}</p>}
    </div>
  );
}

/** It did not come: said, with the one way on. */
export function LatePartProblem(props: { onReload?: () => void }) {
  const t = useTranslate();
  return (
    <div className={page.panel} role="alert">
      <p className={page.error}>
        <Icon name="alert" />
        {t('Console.Error.UNREACHABLE')}
      </p>
      <button
        type="button"
        className={controls.line}
        onClick={props.onReload ?? (() => window.location.reload())}
      >
        {t('Console.TryAgain')}
      </button>
    </div>
  );
}
