import { MoneyInput, type MoneyInputProps } from '@app/ui/money-input';
import { useLanguage } from '../texts/language.tsx';
import { useFormsText } from './text.ts';

type AmountInputProps = Omit<MoneyInputProps, 'locale' | 'ask'>;

/** An amount, in KM unless it counts something else: then `unit` is null. */
export function AmountInput({ unit = 'KM', ...input }: AmountInputProps) {
  const t = useFormsText();
  const { language } = useLanguage();
  return (
    <MoneyInput
      {...input}
      unit={unit}
      locale={language}
      ask={(one, other) => t('amountWhich', { one, other })}
    />
  );
}
