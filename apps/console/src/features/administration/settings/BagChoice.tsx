import type { AdministeredCompany } from '../administered-company.ts';
import { nameIn, useCatalogue } from '../menu/catalogue.ts';
import { menuName } from '../menu/menu-name.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { ChoiceRow } from './SwitchRows.tsx';
import type { Switches, SwitchesSave } from './use-switches.ts';

/** The bag is a dish; menus that lack it cannot offer it, and are named (LOOK-15). */
export function BagChoice(props: {
  company: AdministeredCompany;
  switches: Switches;
  save: SwitchesSave;
}) {
  const t = useAdminText();
  const { company, switches, save } = props;
  const { data: catalogue } = useCatalogue(company.id);
  if (!catalogue) return null;
  const bag = catalogue.items.find(({ id }) => id === switches.bagItemId);
  const missing = bag
    ? catalogue.menus.filter(({ id }) => !bag.entries.some(({ menuId }) => menuId === id))
    : [];
  const names = missing.map((menu) => menuName(menu, company)).join(', ');
  const dishes = catalogue.items
    .map(({ id, title }) => ({ value: id, text: nameIn(title, catalogue.defaultLanguage) }))
    .toSorted((one, other) => one.text.localeCompare(other.text));
  return (
    <ChoiceRow
      name={t('Admin.Switch.bagItemId')}
      effect={t('Admin.Switch.bagItemId.Effect')}
      note={names === '' ? null : t('Admin.Switch.BagMissing', { names })}
      value={bag?.id ?? ''}
      options={[{ value: '', text: t('Admin.Switch.NoBag') }, ...dishes]}
      onChange={(itemId) => save.change({ bagItemId: itemId || null })}
    />
  );
}
