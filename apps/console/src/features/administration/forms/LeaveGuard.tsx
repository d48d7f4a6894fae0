import { classNames } from '@tallrik/ui/class-names';
import {
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { guardBack } from '../../../shared/back-guard.ts';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useFirstWrongField } from './first-wrong-field.ts';
import { guardNavigator, placeIn } from './guarded-navigator.ts';
import { LeaveContext, type Leave, type UnsavedForm } from './leave.ts';

/**
 * Leaving a form with unsaved changes asks: Save, Discard, Stay (OFFICE-11). The router's own question needs a router
 * that loads data, which the kitchen's board would have to download too.
 */
export function LeaveGuard(props: { staffId: string; children: ReactNode }) {
  const { staffId } = props;
  useFirstWrongField();
  const navigation = use(NavigationContext);
  const { pathname, search, key } = useLocation();
  const forms = useRef(new Set<UnsavedForm>());
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const shown = useRef({ pathname: '', search: '' });
  useEffect(() => {
    const base = navigation.basename === '/' ? '' : navigation.basename;
    shown.current = { pathname: base + pathname, search };
  }, [navigation.basename, pathname, search]);

  const leave = useCallback<Leave['leave']>((go) => {
    if (forms.current.size === 0) go();
    else setPending({ go });
  }, []);
  const guard = useMemo<Leave>(
    () => ({
      staffId,
      leave,
      register: (form) => {
        forms.current.add(form);
        return () => forms.current.delete(form);
      },
    }),
    [staffId, leave],
  );
  const guarded = useMemo(
    () => ({
      ...navigation,
      navigator: guardNavigator(navigation.navigator, () => shown.current, leave),
    }),
    [navigation, leave],
  );
  useBackQuestion(forms, shown, key, leave);

  const go = () => {
    setPending(null);
    pending?.go();
  };
  return (
    <NavigationContext value={guarded}>
      <LeaveContext value={guard}>
        {props.children}
        <LeaveSheet
          open={pending !== null}
          onSave={async () => {
            for (const form of forms.current)
              if (!(await form.save())) {
                setPending(null);
                return;
              }
            go();
          }}
          onDiscard={() => {
            for (const form of forms.current) form.discard();
            go();
          }}
          onStay={() => setPending(null)}
        />
      </LeaveContext>
    </NavigationContext>
  );
}

/** Back and Forward have happened when a page hears of them: they are taken back, asked about, and done again. */
function useBackQuestion(
  forms: RefObject<Set<UnsavedForm>>,
  shown: RefObject<{ pathname: string; search: string }>,
  entry: string,
  leave: Leave['leave'],
): void {
  const position = useRef<number | null>(null);
  useEffect(() => {
    position.current = positionIn(window.history.state);
  }, [entry]);
  useEffect(() => {
    let isReturning = false;
    let isAgreed = false;
    /** Agreed to before the way back was done: two ways at once would meet in the middle. */
    let next: (() => void) | null = null;
    const onBack = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        next?.();
        next = null;
        return;
      }
      const [to, from] = [positionIn(event.state), position.current];
      const isElsewhere = placeIn(window.location) !== placeIn(shown.current);
      if (isAgreed || forms.current.size === 0 || !isElsewhere || to === null || from === null) {
        isAgreed = false;
        return;
      }
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(from - to);
      leave(() => {
        const go = () => {
          isAgreed = true;
          window.history.go(to - from);
        };
        if (isReturning) next = go;
        else go();
      });
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (forms.current.size > 0) event.preventDefault();
    };
    guardBack(onBack);
    window.addEventListener('beforeunload', onClose);
    return () => {
      guardBack(null);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [forms, shown, leave]);
}

/** The router counts the entries it makes. */
const positionIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

function LeaveSheet(props: {
  open: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
  onStay: () => void;
}) {
  const t = useAdminText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await props.onSave();
    setBusy(false);
  };
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onStay}
      title={t('Admin.Leave.Title')}
      text={t('Admin.Leave.Text')}
      closeLabel={t('Console.Close')}
    >
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        data-autofocus
        disabled={isBusy}
        onClick={() => void save()}
      >
        {isBusy ? t('Admin.Saving') : t('Admin.Leave.Save')}
      </button>
      <button type="button" className={controls.line} disabled={isBusy} onClick={props.onDiscard}>
        {t('Admin.Leave.Discard')}
      </button>
      <button type="button" className={controls.quiet} onClick={props.onStay}>
        {t('Admin.Leave.Stay')}
      </button>
    </ModalSheet>
  );
}
