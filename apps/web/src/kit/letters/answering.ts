import { useState } from 'react';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';

/** Makes the answers of a page one at a time, and says what stands in the way. */
export function useAnswering() {
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const answer = async (send: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
  };
  return { busy, answer };
}
