import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { seenText } from '../people/seen-text.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { DeviceSheet, type ShownCode } from './DeviceSheet.tsx';
import { useDeviceChanges, useDevices, type Device } from './use-devices.ts';

type Asked = { about: Device; to: 'renew' | 'end' };

/** The tablets of the kitchens: let in by a code, ended from here (TEAM-07). */
export function DevicesScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const devices = useDevices(company.id);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownCode | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Its words stay in the question while that leaves the screen.
  const [last, setLast] = useState<Asked | null>(null);
  if (asked && asked !== last) setLast(asked);
  const changes = useDeviceChanges(company.id, (code) => {
    setAsked(null);
    setShown(code);
    setOpen(true);
  });
  const question = last && changes[last.to];
  const leave = () => {
    question?.reset();
    setAsked(null);
  };
  return (
    <Section
      title={t('Admin.Device.Title')}
      text={t('Admin.Device.Text')}
      actions={
        <button
          type="button"
          className={controls.solid}
          onClick={() => {
            setShown(null);
            setOpen(true);
          }}
        >
          <Icon name="plus" />
          {t('Admin.Device.Add')}
        </button>
      }
    >
      <Remote query={devices}>
        {(listed) =>
          listed.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Device.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {listed.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  venues={company.venues}
                  onAsk={(to) => setAsked({ about: device, to })}
                />
              ))}
            </ul>
          )
        }
      </Remote>
      <DeviceSheet
        open={isOpen}
        company={company}
        shown={shown}
        isIn={devices.data?.find(({ id }) => id === shown?.id)?.isSignedIn ?? false}
        add={changes.add}
        onClose={() => {
          changes.add.reset();
          setOpen(false);
        }}
      />
      {last && question && (
        <ConfirmSheet
          open={asked !== null}
          title={t(last.to === 'end' ? 'Admin.Device.EndTitle' : 'Admin.Device.RenewTitle', {
            name: last.about.name,
          })}
          text={t(last.to === 'end' ? 'Admin.Device.EndText' : 'Admin.Device.RenewText')}
          action={t(last.to === 'end' ? 'Admin.Device.End' : 'Admin.Device.Renew')}
          isDangerous={last.to === 'end'}
          isBusy={question.isBusy}
          code={question.code}
          onConfirm={() =>
            void question.wait(last.about).then((isDone) => {
              if (isDone) setAsked(null);
            })
          }
          onClose={leave}
        />
      )}
    </Section>
  );
}

function DeviceRow(props: {
  device: Device;
  venues: readonly { id: string; name: string }[];
  onAsk: (to: Asked['to']) => void;
}) {
  const t = useAdminText();
  const { device } = props;
  const names = props.venues.filter(({ id }) => device.venueIds.includes(id));
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.name}>{device.name}</span>
        <span className={rows.more}>
          {names.map(({ name }) => name).join(', ')} · <DeviceState device={device} />
        </span>
      </span>
      <span className={rows.end}>
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.Device.RenewNamed', { name: device.name })}
          onClick={() => props.onAsk('renew')}
        >
          {t('Admin.Device.Renew')}
        </button>
        <button
          type="button"
          className={controls.line}
          aria-label={t('Admin.Device.EndNamed', { name: device.name })}
          onClick={() => props.onAsk('end')}
        >
          {t('Admin.Device.End')}
        </button>
      </span>
    </li>
  );
}

function DeviceState({ device }: { device: Device }): string {
  const t = useAdminText();
  const { timers } = useServices();
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  if (device.isSignedIn || device.codeEndsAt === null)
    return t('Admin.Own.LastUse', { time: seenText(t, device.lastSeenAt, now) });
  return Date.parse(device.codeEndsAt) <= timers.now()
    ? t('Admin.Device.CodeOver')
    : t('Admin.Device.Waiting', { time: deviceDateTime(device.codeEndsAt) });
}
