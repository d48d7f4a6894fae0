import { classNames } from '@tallrik/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { deviceDateTime } from '../device-time.ts';
import { AuditLogDocument } from '../generated/graphql.ts';
import { useFieldWords } from '../history/use-field-words.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './ConflictSheet.module.css';
import { AskConflictContext, type AskConflict, type Choice, type Conflict } from './conflict.ts';

type Asked = { conflict: Conflict; answer: (choices: Record<string, Choice> | null) => void };

/** Asks whoever saves, when somebody else was first (OFFICE-14). */
export function ConflictQuestions(props: { company: AdministeredCompany; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<AskConflict>(
    (conflict) =>
      new Promise((resolve) => {
        setOpen(true);
        setAsked({
          conflict,
          answer: (choices) => {
            setOpen(false);
            resolve(choices);
          },
        });
      }),
    [],
  );
  return (
    <AskConflictContext value={ask}>
      {props.children}
      {asked && <ConflictSheet {...asked} open={isOpen} company={props.company} />}
    </AskConflictContext>
  );
}

/** Both values of each field, who changed it and when. The last field that is decided sends it. */
function ConflictSheet(props: Asked & { open: boolean; company: AdministeredCompany }) {
  const t = useAdminText();
  const { conflict, answer } = props;
  const words = useFieldWords(props.company);
  const [chosen, setChosen] = useState<{ of: Conflict; choices: Record<string, Choice> }>({
    of: conflict,
    choices: {},
  });
  const choices = chosen.of === conflict ? chosen.choices : {};
  const choose = (name: string, choice: Choice) => {
    const next = { ...choices, [name]: choice };
    setChosen({ of: conflict, choices: next });
    if (conflict.fields.every((field) => next[field.name])) answer(next);
  };
  return (
    <ModalSheet
      open={props.open}
      onClose={() => answer(null)}
      title={t('Admin.Conflict.Title')}
      text={t('Admin.Conflict.Text')}
      closeLabel={t('Console.Close')}
    >
      <WhoAndWhen subjectId={conflict.id} companyId={props.company.id} isAsked={props.open} />
      {conflict.fields.map(({ name, mine, theirs }) => {
        const { label, text } = words(name);
        const sides = [
          ['MINE', mine, t('Admin.Conflict.Mine'), t('Admin.Conflict.KeepMine')],
          ['THEIRS', theirs, t('Admin.Conflict.Theirs'), t('Admin.Conflict.TakeTheirs')],
        ] as const;
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.name}>{label}</legend>
            {sides.map(([choice, value, whose, action]) => (
              <div
                key={choice}
                className={classNames(styles.side, choices[name] === choice && styles.chosen)}
              >
                <span className={styles.whose}>{whose}</span>
                <span className={styles.value}>{text(value)}</span>
                <button
                  type="button"
                  className={controls.line}
                  aria-pressed={choices[name] === choice}
                  aria-label={t('Admin.Conflict.Choose', { action, field: label })}
                  onClick={() => choose(name, choice)}
                >
                  {choices[name] === choice && <Icon name="check" />}
                  {action}
                </button>
              </div>
            ))}
          </fieldset>
        );
      })}
    </ModalSheet>
  );
}

function WhoAndWhen(props: { subjectId: string; companyId: string; isAsked: boolean }) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId, subjectId, isAsked } = props;
  const last = useQuery({
    queryKey: ['admin', 'audit', companyId, 'last', subjectId],
    queryFn: async ({ signal }) =>
      (await api.call(AuditLogDocument, { companyId, subjectId, limit: 1 }, signal)).auditLog,
    enabled: isAsked,
    staleTime: 0,
    // Who may not read the log is not told, and chooses all the same.
    retry: false,
  });
  const entry = last.data?.entries[0];
  if (!entry) return null;
  const name = entry.staffName ?? t(`Admin.Audit.By.${entry.actor}`);
  return (
    <p className={styles.who}>{t('Admin.Conflict.By', { name, time: deviceDateTime(entry.at) })}</p>
  );
}
