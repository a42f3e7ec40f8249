import { Link2 } from '@app/ui/icons';
import { useProduct } from '../../../lib/product.ts';
import { toast } from '../../../lib/toast.ts';
import { profilePath } from '../addresses.ts';
import { useProfilesText } from '../text.ts';

export function CopyAddress({ slug }: { slug: string }) {
  const t = useProfilesText();
  const { publicUrl } = useProduct();
  const copy = async () => {
    const address = `${publicUrl}${profilePath(slug)}`;
    try {
      await navigator.clipboard.writeText(address);
      void toast({ title: t('copied'), tone: 'ok' });
    } catch {
      void toast({ title: t('copyFailed', { address }), tone: 'info', duration: 15_000 });
    }
  };
  return (
    <p>
      <button type="button" className="go" onClick={() => void copy()}>
        <Link2 />
        {t('copyAddress')}
      </button>
    </p>
  );
}
