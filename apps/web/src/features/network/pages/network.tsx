import { NotificationNews } from '../../notifications/public.ts';

export default function NetworkPage() {
  return (
    <div className="wrap">
      <NotificationNews />
    </div>
  );
}
