import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

/** An administrator gets no further without a second factor (D-115). */
export function EnrolScreen(props: { staffId: string; onDone: () => void; onSignOut: () => void }) {
  const t = useTranslate();
  return (
    <main className={page.page}>
      <div className={page.panel}>
        <h1 className={page.title}>{t('Console.TwoFactor.Title')}</h1>
        <p className={page.notice}>{t('Console.TwoFactor.Required')}</p>
        <TwoFactorSetup staffId={props.staffId} onDone={props.onDone} />
        <button type="button" className={controls.quiet} onClick={props.onSignOut}>
          {t('Console.SignOut')}
        </button>
      </div>
    </main>
  );
}
