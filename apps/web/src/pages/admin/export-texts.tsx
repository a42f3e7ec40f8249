import { isAdmin } from '@app/domain/permissions/permissions';
import { ProductTexts, TextsDenied } from '../../features/translations/public.ts';
import { useSession } from '../../lib/session/session.ts';
import { AdminFrame } from './admin-frame.tsx';

export default function ExportTextsPage() {
  const { profile } = useSession();
  if (!profile || !isAdmin({ ...profile, permissions: [] })) return <TextsDenied />;
  return (
    <AdminFrame here="tekstovi">
      <ProductTexts />
    </AdminFrame>
  );
}
