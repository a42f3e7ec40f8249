import { Waiting as Rows } from '../../../kit/listing/listing.tsx';

export const WaitingNotifications = ({ rows }: { rows: number }) => (
  <Rows height={64} rows={rows} className="column g4 mt5" />
);
