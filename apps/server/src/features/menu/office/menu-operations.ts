import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import type { MenuHours } from '@tallrik/domain/menu/editing/check-menu';
import { checkMenu } from '@tallrik/domain/menu/editing/check-menu';
import { editPrice } from '@tallrik/domain/menu/editing/price-input';
import { minor } from '@tallrik/domain/money/minor';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeResult } from '../../../platform/office/office-subject.ts';
import { refusalOf } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';
import type { OfficeMenu } from './office-things.ts';
import { readMenuInput } from './read-inputs.ts';
import { limitOf, makeArchiving } from './thing-operations.ts';
import { toMenuAnswer } from './to-answers.ts';
import { insertMenu, writeMenu } from './write-things.ts';

type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

export function makeMenuOperations(deps: MenuOfficeDeps) {
  const { office, subjects, newId, now } = deps;
  const { menus } = subjects;
  const limit = limitOf('menus', OFFICE_LIMITS.menus);
  const answer = async ({ error, field, thing, auditId }: OfficeResult<OfficeMenu>) => ({
    error,
    field,
    menu: thing && toMenuAnswer(thing),
    auditId,
  });
  const archive = makeArchiving(deps, menus, {
    area: 'PRICES',
    limit,
    write: (trx, companyId, menu, isArchived) =>
      writeMenu(trx, companyId, { ...menu, isArchived }, now()),
    answer,
  });
  const availabilitiesOf = (hours: readonly MenuHours[]): OfficeMenu['availabilities'] =>
    hours.map(({ dayOfWeek, start, end }) => ({
      id: newId(),
      dayOfWeek,
      timeRange: { id: newId(), start, end },
    }));

  const createMenu: Operation<'createMenu'> = async (_root, given, context) => {
    const { companyId, id, venueId, fromMenuId } = given;
    const call = { action: 'createMenu', area: 'PRICES', companyId, id, limit } as const;
    const result = await office.create(context, menus, call, async (trx, caller) => {
      if (caller.venueIds !== 'ALL' && !caller.venueIds.includes(venueId))
        throw forbidden('This venue is not yours');
      const venue = await trx
        .selectFrom('venues')
        .select('id')
        .where('companyId', '=', caller.companyId)
        .where('id', '=', venueId)
        .executeTakeFirst();
      if (!venue) throw notFound('Venue');
      const checked = checkMenu(readMenuInput(given.menu), { isNew: true });
      if (!checked.ok) return refusalOf(checked.error);
      const { name = '', serviceTypes = [], hours = [] } = checked.value;
      await insertMenu(trx, caller.companyId, id, venueId);
      const menu = { id, name, venueId, serviceTypes: [...serviceTypes], isArchived: false };
      const whole = { ...menu, availabilities: availabilitiesOf(hours) };
      await writeMenu(trx, caller.companyId, whole, now());
      if (fromMenuId == null) return undefined;
      const [original] = await menus.read(trx, caller.companyId, [fromMenuId]);
      if (!original) throw notFound('Menu');
      const rows = await trx
        .selectFrom('menuEntries')
        .selectAll()
        .where('companyId', '=', caller.companyId)
        .where('menuId', '=', fromMenuId)
        .execute();
      const wanted = given.itemIds && new Set(given.itemIds);
      const copies = [];
      for (const row of rows.filter(({ itemId }) => wanted?.has(itemId) ?? true)) {
        const edit = { kind: 'MULTIPLY', factor: given.multiplyPrice ?? 1 } as const;
        const rounding = given.rounding ?? 'NONE';
        const price = editPrice(minor(row.price), edit, rounding, 'multiplyPrice');
        if (!price.ok) return refusalOf(price.error);
        copies.push({ ...row, id: newId(), menuId: id, price: price.value });
      }
      if (copies.length > 0) await trx.insertInto('menuEntries').values(copies).execute();
      return undefined;
    });
    return answer(result);
  };

  const saveMenu: Operation<'saveMenu'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveMenu', area: 'PRICES', companyId, id, version } as const;
    const result = await office.change(context, menus, call, async (trx, before, caller) => {
      const checked = checkMenu(readMenuInput(given.menu), { isNew: false });
      if (!checked.ok) return refusalOf(checked.error);
      const { name = before.name, serviceTypes = before.serviceTypes, hours } = checked.value;
      const availabilities = hours ? availabilitiesOf(hours) : before.availabilities;
      const menu = { ...before, name, serviceTypes: [...serviceTypes], availabilities };
      await writeMenu(trx, caller.companyId, menu, now());
      return undefined;
    });
    return answer(result);
  };

  return {
    createMenu,
    saveMenu,
    archiveMenu: archive('archiveMenu', true),
    restoreMenu: archive('restoreMenu', false),
  };
}
