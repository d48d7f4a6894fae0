import {
  isPhoneCode,
  isSmsSender,
  LONGEST_COOLDOWN_DAYS,
} from '@tallrik/domain/company/office-switches';
import { useState } from 'react';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { PlatformChoice } from './PlatformChoice.tsx';
import { SwitchGroup, SwitchRow, TextRow } from './SwitchRows.tsx';
import type { Switches, SwitchesSave } from './use-switches.ts';
import { wholeNumber } from './whole-number.ts';

const WAYS = ['TAKE_AWAY', 'EAT_HERE'] as const;
/** Delivery can be prepared; nobody can order it yet (PLACES-17). */
const SHOWN_WAYS = [...WAYS, 'DELIVERY'] as const;

/** Who may order, and how they are known (LOOK-14). */
export function WhoMayOrder({ switches, save }: { switches: Switches; save: SwitchesSave }) {
  const t = useAdminText();
  const [isAsking, setAsking] = useState(false);
  const [isLastWay, setLastWay] = useState(false);
  const { serviceTypes, phoneCode, phoneCooldownDays, smsSender } = switches;
  const choose = (enableAnonymousOrders: boolean | null) => {
    const isAllowed = enableAnonymousOrders ?? switches.defaultAnonymousOrders;
    if (!isAllowed && !switches.canSendSms) setAsking(true);
    else save.change({ enableAnonymousOrders });
  };
  return (
    <SwitchGroup title={t('Admin.Switch.Group.who')}>
      <PlatformChoice
        name={t('Admin.Switch.enableAnonymousOrders')}
        effect={t('Admin.Switch.enableAnonymousOrders.Effect')}
        value={switches.enableAnonymousOrders ?? null}
        platform={switches.defaultAnonymousOrders}
        onChange={choose}
      />
      {SHOWN_WAYS.map((way) => (
        <SwitchRow
          key={way}
          name={t(`Admin.FirstOrder.Way.${way}`)}
          effect={t(`Admin.Switch.${way}.Effect`)}
          isOn={serviceTypes.includes(way)}
          error={
            isLastWay && way !== 'DELIVERY' && serviceTypes.includes(way)
              ? t('Admin.Switch.OneWay')
              : null
          }
          onChange={(isOn) => {
            const others = serviceTypes.filter((type) => type !== way);
            const isLast = !isOn && !WAYS.some((other) => others.includes(other));
            setLastWay(isLast);
            if (!isLast) save.change({ serviceTypes: isOn ? [...others, way] : others });
          }}
        />
      ))}
      <TextRow
        name={t('Admin.Switch.phoneCode')}
        effect={t('Admin.Switch.phoneCode.Effect')}
        value={phoneCode ?? ''}
        inputMode="tel"
        maxLength={5}
        check={(text) =>
          text === '' || isPhoneCode(text) ? null : t('Admin.Switch.Wrong.phoneCode')
        }
        onSave={(text) => save.change({ phoneCode: text || null })}
      />
      <TextRow
        name={t('Admin.Switch.smsSender')}
        effect={t('Admin.Switch.smsSender.Effect')}
        value={smsSender ?? ''}
        maxLength={16}
        check={(text) =>
          text === '' || isSmsSender(text) ? null : t('Admin.Switch.Wrong.smsSender')
        }
        onSave={(text) => save.change({ smsSender: text || null })}
      />
      <TextRow
        name={t('Admin.Switch.phoneCooldownDays')}
        effect={t('Admin.Switch.phoneCooldownDays.Effect')}
        value={String(phoneCooldownDays)}
        unit={t('Admin.Switch.Days')}
        inputMode="numeric"
        maxLength={3}
        check={(text) =>
          wholeNumber(text, 0, LONGEST_COOLDOWN_DAYS) === null
            ? t('Admin.Switch.Wrong.phoneCooldownDays')
            : null
        }
        onSave={(text) => save.change({ phoneCooldownDays: Number(text) })}
      />
      <ConfirmSheet
        open={isAsking}
        title={t('Admin.Switch.NoSms.Title')}
        text={t('Admin.Switch.NoSms.Text')}
        action={t('Admin.Switch.NoSms.Action')}
        isDangerous
        isBusy={save.isBusy}
        code={null}
        onConfirm={() => {
          setAsking(false);
          save.change({ enableAnonymousOrders: false });
        }}
        onClose={() => setAsking(false)}
      />
    </SwitchGroup>
  );
}
