import { NOTATIONS } from '@tallrik/domain/money/format-money';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { TypedOffer } from './offer-fields.ts';

export const symbolOf = ({ company }: { company: AdministeredCompany }): string =>
  NOTATIONS[company.currency].symbol.trim();

type Rate = Pick<TypedOffer, 'discountType' | 'discountRate'>;

/** A percentage or an amount; optional in a step. */
export function DiscountFields(props: {
  company: AdministeredCompany;
  value: Rate;
  isReadOnly: boolean;
  isOptional?: boolean;
  errorId: string | null;
  onChange: (changed: Partial<Rate>) => void;
}) {
  const t = useAdminText();
  const { discountType, discountRate } = props.value;
  return (
    <div className={form.pair}>
      <Select
        label={t('Admin.Codes.Discount')}
        value={discountType}
        options={[
          { value: 'PERCENTAGE', text: t('Admin.Codes.Percentage') },
          { value: 'AMOUNT', text: t('Admin.Codes.Amount') },
        ]}
        onChange={(chosen) => !props.isReadOnly && props.onChange({ discountType: chosen })}
      />
      <TextInput
        label={
          discountType === 'AMOUNT'
            ? t('Admin.Codes.AmountIn', { currency: symbolOf(props) })
            : t('Admin.Codes.Percent')
        }
        {...(props.isOptional ? { hint: t('Admin.Offers.OwnPrice'), required: false } : {})}
        errorId={props.errorId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        readOnly={props.isReadOnly}
        value={discountRate}
        onChange={(typed) => props.onChange({ discountRate: typed })}
      />
    </div>
  );
}
