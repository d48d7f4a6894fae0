import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkMenu } from '@tallrik/domain/menu/editing/check-menu';
import { dateAt } from '@tallrik/domain/time/day-of-week';
import { useId, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../../shared/services.tsx';
import { DraftOffer } from '../../forms/DraftOffer.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import hoursStyles from '../../hours/Hours.module.css';
import { canBeSaved, draftOf, problemsOf, weekOf } from '../../hours/week-draft.ts';
import { WeekRows } from '../../hours/WeekRows.tsx';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { OfficeIcon } from '../../office/OfficeIcon.tsx';
import { useOfficeLink } from '../../office/office-address.ts';
import type { OfficePageProps } from '../../office/office-places.ts';
import { ConfirmSheet } from '../../parts/ConfirmSheet.tsx';
import { Panel } from '../../parts/Panel.tsx';
import panels from '../../parts/Panel.module.css';
import { Section } from '../../parts/Section.tsx';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import type { OfficeVenue } from '../../venues/use-office-venues.ts';
import type { Catalogue, OfficeMenu } from '../catalogue.ts';
import editor from '../editor.module.css';
import { menuName } from '../menu-name.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { MenuDishes } from './MenuDishes.tsx';
import { menuColours, planOf, WAYS, type Way } from './menu-plan.ts';
import { templateHours } from './menu-templates.ts';
import styles from './Menus.module.css';
import { MenuWeek } from './MenuWeek.tsx';
import { WayChoice } from './MenusPage.tsx';
import { NewMenuSheet, Ways } from './NewMenuSheet.tsx';
import { fieldsOf, useMenuActions, type MenuFields } from './use-menu-actions.ts';

/** One menu: its name, when and for whom it counts, what is on it. The week is drawn as it would be when saved. */
export function MenuPage(
  props: OfficePageProps & { catalogue: Catalogue; menu: OfficeMenu; venue: OfficeVenue },
) {
  const t = useAdminText();
  const { timers } = useServices();
  const errorId = useId();
  const { company, catalogue, menu, venue } = props;
  const link = useOfficeLink();
  const actions = useMenuActions(company.id);
  const form = useOfficeForm<MenuFields>({
    key: `MENU:${menu.id}`,
    saved: fieldsOf(menu),
    save: (changed, base) => actions.save(menu, changed, base),
  });
  const { fields } = form;
  const [wanted, setWay] = useState<Way>('TAKE_AWAY');
  const ways = WAYS.filter((way) => fields.serviceTypes.includes(way));
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? wanted);
  const menus = useMemo(
    () => catalogue.menus.filter(({ venueId }) => venueId === venue.id),
    [catalogue, venue],
  );
  const edited = menus.map((other) => (other.id === menu.id ? { ...other, ...fields } : other));
  const saved = draftOf(menu.hours);
  const draft = draftOf(fields.hours);
  const problems = problemsOf(draft, 0);
  const checked = checkMenu(fields, { isNew: false });
  const code = checked.ok ? actions.code : checked.error.code;
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  const setHours = (hours: MenuFields['hours']) => form.set({ hours });
  return (
    <Section
      title={menuName(menu, company)}
      isWide
      actions={
        <>
          {form.isDirty && (
            <button type="button" className={controls.quiet} onClick={form.discard}>
              {t('Admin.Hours.Discard')}
            </button>
          )}
          <button
            type="button"
            className={controls.solid}
            data-save
            disabled={!form.isDirty || actions.isBusy}
            onClick={() => checked.ok && canBeSaved(problems) && void form.submit()}
          >
            {actions.isBusy ? t('Console.Loading') : t('Console.Save')}
          </button>
        </>
      }
    >
      <Link className={styles.back} to={link('menu/menus')}>
        {t('Admin.Menus.ToAll')}
      </Link>
      <DraftOffer form={form} />
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      <div className={panels.columns}>
        <div className={panels.stack}>
          <Panel title={t('Admin.Menus.About')}>
            <div className={editor.fields}>
              <TextInput
                label={t('Admin.Menus.Name')}
                errorId={code === 'TEXT_REQUIRED' ? errorId : null}
                autoComplete="off"
                maxLength={OFFICE_TEXTS.title}
                value={fields.name}
                onChange={(name) => form.set({ name })}
              />
              <Ways
                ways={fields.serviceTypes}
                onChange={(chosen) => form.set({ serviceTypes: [...chosen] })}
              />
            </div>
          </Panel>
          <Panel title={t('Admin.Menus.When')}>
            <div className={hoursStyles.segments} role="group" aria-label={t('Admin.Menus.When')}>
              <button
                type="button"
                aria-pressed={fields.hours.length === 0}
                onClick={() => setHours([])}
              >
                {t('Admin.Menus.Always')}
              </button>
              <button
                type="button"
                aria-pressed={fields.hours.length > 0}
                onClick={() => {
                  if (fields.hours.length === 0)
                    setHours(saved.length > 0 ? weekOf(saved) : templateHours('LUNCH'));
                }}
              >
                {t('Admin.Menus.AtHours')}
              </button>
            </div>
            {fields.hours.length > 0 && (
              <WeekRows
                draft={draft}
                saved={saved}
                problems={problems}
                today={dateAt(now, venue.timeZone)}
                emptyText={t('Admin.Menus.NotServed')}
                onChange={(week) => setHours(weekOf(week))}
              />
            )}
          </Panel>
          <MenuDishes {...props} />
        </div>
        <div className={panels.stack}>
          <Panel title={t('Admin.Menus.Which')} aside={t(`Admin.ServiceType.${way}`)}>
            {ways.length > 1 && <WayChoice way={way} onChange={setWay} />}
            <MenuWeek
              week={planOf(edited, venue, way)}
              colours={menuColours(menus)}
              names={new Map(edited.map(({ id, name }) => [id, name]))}
              now={now}
              timeZone={venue.timeZone}
            />
          </Panel>
          <MenuTools {...props} actions={actions} />
        </div>
      </div>
    </Section>
  );
}

function MenuTools(
  props: OfficePageProps & {
    catalogue: Catalogue;
    menu: OfficeMenu;
    actions: ReturnType<typeof useMenuActions>;
  },
) {
  const t = useAdminText();
  const navigate = useNavigate();
  const link = useOfficeLink();
  const { company, menu, catalogue, actions } = props;
  const [open, setOpen] = useState<'COPY' | 'ARCHIVE' | null>(null);
  const close = () => setOpen(null);
  const archive = async () => {
    if (!(await actions.archive(menu))) return;
    close();
    await navigate(link('menu/menus'));
  };
  return (
    <>
      <div className={editor.chips}>
        <button type="button" className={controls.line} onClick={() => setOpen('COPY')}>
          <OfficeIcon name="copy" />
          {t('Admin.Menus.Copy')}
        </button>
        <button type="button" className={controls.line} onClick={() => setOpen('ARCHIVE')}>
          <MenuIcon name="archive" />
          {t('Admin.Menu.Archive')}
        </button>
        <HistoryButton id={menu.id} title={menu.name} company={company} />
      </div>
      {open === 'COPY' && (
        <NewMenuSheet
          company={company}
          catalogue={catalogue}
          venueId={menu.venueId}
          original={menu}
          onClose={close}
        />
      )}
      {open === 'ARCHIVE' && (
        <ConfirmSheet
          open
          isDangerous={false}
          title={t('Admin.Menus.ArchiveTitle', { name: menu.name })}
          text={t('Admin.Menus.ArchiveText')}
          action={t('Admin.Menu.Archive')}
          isBusy={actions.isBusy}
          code={actions.code}
          onConfirm={() => void archive()}
          onClose={close}
        />
      )}
    </>
  );
}
