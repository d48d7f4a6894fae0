import type { RunState } from '../generated/graphql.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';

const LOOKS: Readonly<Record<RunState, string | undefined>> = {
  RUNNING: rows['good'],
  NOT_YET: rows['warning'],
  USED_UP: rows['bad'],
  ENDED: rows['tag'],
  OFF: rows['tag'],
};

/** How a code stands, in its colour and its word. */
export function CodeState({ state }: { state: RunState }) {
  const t = useAdminText();
  return <span className={LOOKS[state]}>{t(`Admin.Codes.State.${state}`)}</span>;
}
