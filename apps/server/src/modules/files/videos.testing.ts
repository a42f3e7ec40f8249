const box = (kind: string, content: string | Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(content as string, 'latin1')]);
};

/** Where it was taken, as phones write it. */
export const place = '+43.8563+018.4131/';

/** The frame of a film, with what a phone tells in it, and no picture. */
export const film = Buffer.concat([
  box('ftyp', 'isom\0\0\u0002\0isomiso2mp41'),
  box(
    'moov',
    Buffer.concat([
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('meta', `x${place}`)),
      box('udta', box('\u00a9xyz', place)),
    ]),
  ),
  box('uuid', place),
  box('mdat', 'slika'),
]);
