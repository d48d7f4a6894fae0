import type {
  MutationCutPictureArgs,
  MutationResolvers,
  OfficePicture,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES, type Localized } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { problemOfCut, usefulCrop } from '@tallrik/domain/company/picture-cut';
import { PICTURE_LIMITS } from '@tallrik/domain/company/pictures';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { OfficeResult } from '../../../platform/office/office-subject.ts';
import {
  bytesOfPictures,
  findPictures,
  holdPicture,
  idOfPicture,
  keyOfPicture,
  listPictures,
  type StoredOfficePicture,
} from './picture-store.ts';
import { usesOfPictures } from './picture-uses.ts';
import type { PicturePorts } from './pictures-port.ts';
import { withBytes } from './with-bytes.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

const PAGE = 60;
const LIMIT_REACHED = { error: 'LIMIT_REACHED' } as const;
const NOTHING = '00000000-0000-0000-0000-000000000000';

/** The library of a company's pictures, and what can be done with one that is there. */
export function makeOfficePictures(
  deps: Pick<PicturePorts, 'media' | 'cutPicture'> & {
    db: Database;
    office: Office;
    newId: () => string;
  },
) {
  const { db, media, office } = deps;
  const subject = office.define<StoredOfficePicture>({
    kind: 'PICTURE',
    table: 'pictures',
    read: findPictures,
    fields: ({ descriptionLang }) => ({ descriptionLang }),
    restore: async (trx, companyId, { id }, fields) => {
      await describe(trx, companyId, id, fields['descriptionLang'] as Localized);
      return undefined;
    },
  });

  async function toAnswers(
    companyId: string,
    pictures: readonly StoredOfficePicture[],
  ): Promise<OfficePicture[]> {
    const uses = await usesOfPictures(
      db,
      companyId,
      pictures.map(({ id }) => id),
    );
    return pictures.map(({ id, original, descriptionLang, createdAt, ...picture }) => {
      const [key, uploadKey] = [keyOfPicture(id), keyOfPicture(original.id)];
      return {
        ...picture,
        key,
        url: media.url(key),
        original: { ...original, key: uploadKey, url: media.url(uploadKey) },
        description: descriptionLang,
        createdAt: createdAt.toISOString(),
        usedIn: uses.get(id) ?? 0,
      };
    });
  }
  const answer = async (
    companyId: string,
    { error, field, thing, auditId }: OfficeResult<StoredOfficePicture>,
  ) => {
    const [picture = null] = thing ? await toAnswers(companyId, [thing]) : [];
    return { error, field, picture, auditId };
  };
  const reader = (context: StaffContext, companyId: string | null | undefined) =>
    officeCaller(context, { area: 'MENU', access: 'READ', companyId }).companyId;
  const writer = (context: StaffContext, companyId: string | null | undefined) =>
    officeCaller(context, { area: 'MENU', access: 'WRITE', companyId }).companyId;

  const pictureLibrary: Query<'pictureLibrary'> = async (_root, { companyId, after }, context) => {
    const ours = reader(context, companyId);
    const last = after == null ? null : (idOfPicture(after) ?? NOTHING);
    const found = await listPictures(db, ours, { after: last, most: PAGE + 1 });
    const pictures = await toAnswers(ours, found.slice(0, PAGE));
    return { pictures, nextCursor: found.length > PAGE ? (pictures.at(-1)?.key ?? null) : null };
  };

  const officePicture: Query<'officePicture'> = async (_root, { companyId, key }, context) => {
    const ours = reader(context, companyId);
    const found = await findPictures(db, ours, [idOfPicture(key) ?? NOTHING]);
    return (await toAnswers(ours, found))[0] ?? null;
  };

  const savePicture: Operation<'savePicture'> = async (_root, given, context) => {
    const { companyId, key, version } = given;
    const ours = writer(context, companyId);
    const id = idOfPicture(key) ?? NOTHING;
    const call = { action: 'savePicture', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, subject, call, async (trx) => {
      const description = readDescription(given.description);
      if ('error' in description) return description;
      await describe(trx, ours, id, description.text);
      return undefined;
    });
    return answer(ours, result);
  };

  /**
   * What a cut would be, or why it is none. Storage and decoder take their time: nobody's connection and no lock waits
   * for them.
   */
  async function prepareCut(
    ours: string,
    { key, cut }: Pick<MutationCutPictureArgs, 'key' | 'cut'>,
  ) {
    const [picture] = await findPictures(db, ours, [idOfPicture(key) ?? NOTHING]);
    const [upload] = picture ? await findPictures(db, ours, [picture.original.id]) : [];
    if (!picture || !upload) throw notFound('Picture');
    const crop = usefulCrop(cut.crop ?? null);
    const focus = { x: cut.focusX, y: cut.focusY };
    const problem = problemOfCut({ crop, focus }, upload);
    if (problem) return { error: problem.code, field: problem.field } as const;
    const description = cut.description
      ? readDescription(cut.description)
      : { text: picture.descriptionLang };
    if ('error' in description) return description;
    const original = await media.get(keyOfPicture(upload.id));
    if (!original) throw notFound('Picture');
    if (await isFull(db, ours, original.bytes)) return LIMIT_REACHED;
    const { width, height, ...kept } = crop
      ? await deps.cutPicture(original, crop)
      : { ...original, width: upload.width, height: upload.height };
    const { bytes, type } = kept;
    return { upload, crop, focus, text: description.text, width, height, bytes, type };
  }

  const cutPicture: Operation<'cutPicture'> = async (_root, given, context) => {
    const ours = writer(context, given.companyId);
    const cut = await prepareCut(ours, given);
    if ('error' in cut) return { field: null, ...cut, picture: null, auditId: null };
    const { upload, crop, focus, bytes, type } = cut;
    // Ours, not the caller's: keys are public, and one of somebody else's picture must never be written to.
    const id = deps.newId();
    const call = { action: 'cutPicture', area: 'MENU', companyId: given.companyId, id } as const;
    const result = await withBytes(deps, id, { bytes, type, focus }, (colour) =>
      office.create(context, subject, call, async (trx, { staff }) => {
        // It may have been forgotten meanwhile.
        if (!(await holdPicture(trx, ours, upload.id))) throw notFound('Picture');
        if (await isFull(trx, ours, bytes)) return LIMIT_REACHED;
        await trx
          .insertInto('pictures')
          .values({
            id,
            companyId: ours,
            originalId: upload.id,
            purpose: upload.purpose,
            isDrawing: upload.isDrawing,
            width: cut.width,
            height: cut.height,
            bytes: bytes.length,
            colour: colour ?? upload.colour,
            crop: crop && JSON.stringify(crop),
            focusX: focus.x,
            focusY: focus.y,
            descriptionLang: JSON.stringify(cut.text),
            staffId: staff.staffId,
            createdAt: new Date(context.now().epochMilliseconds),
          })
          .execute();
        return undefined;
      }),
    );
    return answer(ours, result);
  };

  return {
    Query: { pictureLibrary, officePicture },
    Mutation: { savePicture, cutPicture },
  };
}

const isFull = async (db: Database, companyId: string, bytes: Buffer): Promise<boolean> =>
  (await bytesOfPictures(db, companyId)) + bytes.length > PICTURE_LIMITS.bytesOfCompany;

const describe = (db: Database, companyId: string, id: string, text: Localized) =>
  db
    .updateTable('pictures')
    .set({ descriptionLang: JSON.stringify(text) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();

/** Languages left empty are left out: there the title speaks (CATALOG-34). */
function readDescription(given: {
  readonly [language: string]: unknown;
}): { text: Localized } | { error: 'TEXT_TOO_LONG'; field: string } {
  const text: Localized = {};
  for (const language of LANGUAGES) {
    const words = given[language];
    if (typeof words !== 'string' || words.trim() === '') continue;
    if ([...words.trim()].length > OFFICE_TEXTS.pictureDescription)
      return { error: 'TEXT_TOO_LONG', field: `description.${language}` };
    text[language] = words.trim();
  }
  return { text };
}
