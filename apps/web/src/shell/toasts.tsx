import { Toaster } from '@app/ui/toaster';
import { useShellText } from '../lib/texts/text.ts';

export function Toasts() {
  const t = useShellText();
  const labels = { region: t('toastRegion'), toast: t('toastName'), close: t('close') };
  return <Toaster labels={labels} />;
}
