import { pages } from '@app/contracts/pages';

/** Routes that are kept of a member: what they open day by day, and nothing that staff decide on. */
export const keptPages: ReadonlySet<string> = new Set([
  pages.dashboard.path,
  pages.zone.path,
  pages.ownApplications.path,
  pages.network.path,
  pages.messages.path,
  pages.canvas.path,
  pages.blueCanvas.path,
  pages.board.path,
]);
