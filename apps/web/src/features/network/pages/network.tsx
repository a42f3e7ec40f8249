import { NotificationNews } from '../../notifications/public.ts';

/** What the member's network tells them. */
export default function NetworkPage() {
  return (
    <div className="wrap">
      <NotificationNews />
    </div>
  );
}
