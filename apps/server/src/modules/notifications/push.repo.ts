import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { pushDevices as devices } from './notifications.tables.ts';

export type DeviceRow = typeof devices.$inferSelect;

/** A browser is of whoever turned it on last. */
export async function putDevice(tx: Tx, row: DeviceRow): Promise<void> {
  const { id: _, endpoint: __, ...changed } = row;
  await tx
    .insert(devices)
    .values(row)
    .onConflictDoUpdate({ target: devices.endpoint, set: changed });
}

export async function deleteDevice(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx.delete(devices).where(and(eq(devices.userId, userId), eq(devices.endpoint, endpoint)));
}

export async function deleteDeviceById(tx: Tx, id: string): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id));
}

export async function deviceById(read: Reader, id: string): Promise<DeviceRow | undefined> {
  return (await read.select().from(devices).where(eq(devices.id, id)))[0];
}

export async function devicesOf(read: Reader, userId: string): Promise<DeviceRow[]> {
  return read.select().from(devices).where(eq(devices.userId, userId));
}

export const countDevices = (read: Reader, userId: string): Promise<number> =>
  read.$count(devices, eq(devices.userId, userId));
