import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addAuditEntry } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type StaffDoor,
  type StaffUpload,
  staffUploadRoute,
} from '../../../platform/http/staff-upload.ts';
import type { PicturePorts } from '../pictures/pictures-port.ts';
import {
  type ImportPorts,
  type ImportSummary,
  renameArchive,
  writeArchive,
} from './import-archive.ts';
import { insertPictures, storePictures } from './import-pictures.ts';
import {
  ARCHIVE_LIMITS,
  type ArchiveProblem,
  ArchiveRefusedError,
  openArchive,
  type OpenedArchive,
} from './open-archive.ts';
import { isWithoutMenu } from './write-archive.ts';

export type ArchiveImportDeps = StaffDoor &
  ImportPorts &
  Pick<PicturePorts, 'preparePicture' | 'media'> & {
    db: Database;
    now: () => Temporal.Instant;
    newId: () => string;
  };

/** A restaurant's line is slow, and a hundred pictures are many. */
const PATIENCE_MS = 10 * 60_000;
/** It is in memory as a whole, and its pictures keep a processor busy. */
const AT_ONCE = 3;
const AT_ONCE_OF_COMPANY = 1;
const SHOWN = 200;

/** What never comes along: it is somebody's own, or one installation's (D-582). */
const LEFT_BEHIND = ['PAYMENT', 'ADDRESSES', 'TEAM', 'GUESTS', 'PRINTERS', 'TABLE_CODES'] as const;

/**
 * `POST /staff/company-imports`: what an archive of another installation would make; with the plan's `fingerprint`, made,
 * in one transaction or not at all (D-621).
 */
export const archiveImportRoute = (
  deps: ArchiveImportDeps,
): ((app: FastifyInstance) => Promise<void>) =>
  staffUploadRoute(
    deps,
    {
      path: '/staff/company-imports',
      area: 'SETUP',
      mostBytes: ARCHIVE_LIMITS.bytes,
      patienceMs: PATIENCE_MS,
      atOnce: AT_ONCE,
      atOnceOfCompany: AT_ONCE_OF_COMPANY,
    },
    async (upload) => {
      // Whoever has a menu is told so before anything of the file is unpacked.
      if (!(await isWithoutMenu(deps.db, upload.companyId)))
        return answerOf([{ place: '', value: '', code: 'COMPANY_NOT_EMPTY' }]);
      const fingerprint = createHash('sha256').update(upload.bytes).digest('hex');
      const confirmed = upload.fields.get('fingerprint');
      const opened = await openArchive(upload.bytes);
      if ('code' in opened) return answerOf([opened]);
      if (confirmed !== undefined && confirmed !== fingerprint)
        return answerOf([{ place: '', value: '', code: 'VERSION_CONFLICT' }]);
      try {
        const summary =
          confirmed === undefined
            ? await plan(deps, upload, opened)
            : await run(deps, upload, opened);
        return answerOf([], { ...summary, fingerprint, exportedAt: opened.exportedAt });
      } catch (error) {
        if (error instanceof ArchiveRefusedError) return answerOf(error.problems);
        throw error;
      }
    },
  );

const answerOf = (problems: readonly ArchiveProblem[], found: object = {}) => ({
  status: 200,
  answer: {
    leftBehind: LEFT_BEHIND,
    ...found,
    problems: problems.slice(0, SHOWN),
    problemCount: problems.length,
  },
});

/** Carries what was planned out of the transaction that must not stay. */
class PlannedError extends Error {
  override name = 'Planned';
  constructor(readonly summary: ImportSummary) {
    super('Only planned');
  }
}

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

/** Written as it would be and taken back: what a plan says is what happened. */
async function plan(deps: ArchiveImportDeps, { companyId }: StaffUpload, archive: OpenedArchive) {
  try {
    const renamed = await renameArchive(archive, deps.newId);
    return await deps.db.transaction().execute(async (trx): Promise<never> => {
      const { summary } = await writeArchive(trx, deps, companyId, renamed, dateOf(deps.now()));
      throw new PlannedError(summary);
    });
  } catch (error) {
    if (error instanceof PlannedError) return { ...error.summary, pictures: archive.pictures.size };
    throw error;
  }
}

async function run(
  deps: ArchiveImportDeps,
  { staff, companyId }: StaffUpload,
  archive: OpenedArchive,
) {
  // Whatever else is wrong with it is found before a picture is decoded.
  await plan(deps, { staff, companyId } as StaffUpload, archive);
  const renamed = await renameArchive(archive, deps.newId);
  const { stored, forget } = await storePictures(deps, archive, renamed);
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const at = deps.now();
      const written = await writeArchive(trx, deps, companyId, renamed, dateOf(at));
      const pictures = { stored, rows: written.pictureRows };
      await insertPictures(trx, companyId, pictures, { staffId: staff.staffId, at });
      const details = { created: true, pictures: stored.length };
      const entry = { action: 'importCompany', subjectId: companyId, details, companyId };
      await addAuditEntry(trx, staff, entry, at);
      return { ...written.summary, pictures: stored.length, isDone: true };
    });
  } catch (error) {
    await forget();
    throw error;
  }
}
