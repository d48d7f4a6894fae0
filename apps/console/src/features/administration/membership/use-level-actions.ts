import { useState } from 'react';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  ArchiveLevelDocument,
  CreateLevelDocument,
  LevelMovesDocument,
  RestoreLevelDocument,
  SaveLevelDocument,
  type LevelInput,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { FRESH_LEVEL, inputOf, typedOf, type TypedLevel } from './level-fields.ts';
import { levelsKey, type OfficeLevel } from './levels-query.ts';

export function useLevelSave(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useOfficeSave<OfficeLevel, TypedLevel>({
    send: async ({ id, version, fields }) => {
      const names = Object.keys(fields) as (keyof TypedLevel)[];
      const level = inputOf({ ...FRESH_LEVEL, ...fields }, names);
      const { level: thing, ...answer } = (
        await api.call(SaveLevelDocument, { companyId, id, version, level })
      ).saveLevel;
      return { ...answer, thing };
    },
    valuesOf: typedOf,
    refreshes: [levelsKey(companyId)],
    done: () => t('Admin.Saved'),
  });
}

export function useNewLevel(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async (given: { id: string; level: LevelInput }) =>
      (await api.call(CreateLevelDocument, { companyId, ...given })).createLevel,
    refreshes: [levelsKey(companyId)],
    done: () => t('Admin.Audit.createLevel'),
  });
}

/** Archives a level, or brings it back. */
export function useLevelStep(companyId: string, onDone: () => void) {
  const t = useAdminText();
  const { api } = useServices();
  return useChange({
    send: async ({ id, version, isArchived }: OfficeLevel) => {
      const given = { companyId, id, version };
      return isArchived
        ? (await api.call(RestoreLevelDocument, given)).restoreLevel
        : (await api.call(ArchiveLevelDocument, given)).archiveLevel;
    },
    refreshes: [levelsKey(companyId)],
    done: (_result, { isArchived }) =>
      t(isArchived ? 'Admin.Audit.restoreLevel' : 'Admin.Audit.archiveLevel'),
    onDone,
  });
}

type Asked = { rise: number; fall: number; go: () => void };
type Wanted = { id: string; level?: LevelInput; isArchived?: boolean };

/** GROWTH-23: who rises and who falls is asked of the server, and said before anything is saved. */
export function useMoves(companyId: string) {
  const { api } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<{ code: string; field: string | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (wanted: Wanted, go: () => void, isAlwaysAsked = false) => {
    setBusy(true);
    setProblem(null);
    try {
      const moves = (await api.call(LevelMovesDocument, { companyId, ...wanted })).levelMoves;
      const { error, field, rise, fall } = moves;
      if (error !== null) setProblem({ code: error, field });
      else if (rise + fall > 0 || isAlwaysAsked) setAsked({ rise, fall, go });
      else go();
    } catch (error) {
      setProblem({ code: codeOf(error), field: null });
    } finally {
      setBusy(false);
    }
  };
  return {
    ask,
    asked,
    problem,
    isBusy,
    forget: () => setProblem(null),
    close: () => setAsked(null),
  };
}

export type Moves = ReturnType<typeof useMoves>;
