import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';

/** There is no board to show: why, and the two ways on. */
export function BoardProblem(props: { text: string; onRetry: () => void; onSignOut: () => void }) {
  const t = useTranslate();
  return (
    <main className={page.page}>
      <div className={page.panel} role="alert">
        <Icon name="alert" size="large" />
        <h1 className={page.title}>{props.text}</h1>
        <button
          type="button"
          className={classNames(controls.solid, controls.big)}
          onClick={props.onRetry}
        >
          {t('Console.TryAgain')}
        </button>
        <button type="button" className={controls.quiet} onClick={props.onSignOut}>
          {t('Console.SignOut')}
        </button>
      </div>
    </main>
  );
}
