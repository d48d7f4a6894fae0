import { discountQuestion } from '@tallrik/domain/loyalty/codes/check-code';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { fieldsOf, type TypedCode } from './code-fields.ts';
import { useAverageOrder } from './codes-query.ts';

/** Everything for nothing, or more off than an order costs, is asked about once (GROWTH-03). */
export function useDiscountQuestion(company: AdministeredCompany) {
  const t = useAdminText();
  const average = useAverageOrder(company.id);
  const [waiting, setWaiting] = useState<{ run: () => void; text: string } | null>(null);
  return {
    ask: (typed: TypedCode, before: TypedCode | null, run: () => void) => {
      const isAsked =
        before === null ||
        before.discountType !== typed.discountType ||
        before.discountRate !== typed.discountRate;
      const question = isAsked ? discountQuestion(fieldsOf(typed), average) : null;
      if (question === null) return run();
      const text =
        question === 'ALL_FREE'
          ? t('Admin.Codes.AllFree')
          : t('Admin.Codes.AboveAverage', {
              average: formatMoney(minor(average ?? 0), company.currency),
            });
      return setWaiting({ run, text });
    },
    element: waiting && (
      <ConfirmSheet
        open
        title={t('Admin.Codes.SureTitle')}
        text={waiting.text}
        action={t('Admin.Codes.Sure')}
        isDangerous={false}
        isBusy={false}
        code={null}
        onConfirm={() => {
          setWaiting(null);
          waiting.run();
        }}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
