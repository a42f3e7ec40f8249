import { describe, expect, it } from 'vitest';
import { embedAddress, readYoutube, vimeoFrame, youtubeId } from './embed.ts';

describe('a frame', () => {
  it.each([
    'https://www.openstreetmap.org/export/embed.html?bbox=18.6%2C44.5%2C18.7%2C44.6',
    'https://player.vimeo.com/video/76979871',
  ])('shows %s', (address) => {
    expect(embedAddress(address)).toBe(address);
  });

  it.each([
    'http://player.vimeo.com/video/76979871',
    'https://player.vimeo.com.evil.example/video/1',
    'https://player.vimeo.com@evil.example/',
    'https://evil.example/?https://player.vimeo.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/dashboard',
    '',
  ])('does not show %j', (address) => {
    expect(embedAddress(address)).toBeNull();
  });
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.vimeo.com/76979871/?share=copy', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/channels/staffpicks', 'https://vimeo.com/channels/staffpicks'],
  ['https://vimeo.com.evil.example/76979871', 'https://vimeo.com.evil.example/76979871'],
  ['http://vimeo.com/76979871', 'http://vimeo.com/76979871'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['', ''],
])('%j is shown in the frame %j', (page, frame) => {
  expect(vimeoFrame(page)).toBe(frame);
});

describe('a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
    'https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=1',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
  ])('is found in %s', (address) => {
    expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://www.youtube.com/@kanal',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ])('is not found in %j', (address) => {
    expect(youtubeId(address)).toBeNull();
  });

  it.each([
    ['https://vimeo.com/1', 'invalid'],
    ['javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ', 'invalid'],
    ['moj film', 'invalid'],
    ['https://www.youtube.com/@kanal', 'unprocessable'],
    ['https://www.youtube.com/watch?list=a', 'unprocessable'],
    ['https://youtu.be/', 'unprocessable'],
  ])('is not found in %j, which is %s', (address, problem) => {
    expect(readYoutube(address)).toEqual({ problem });
  });
});
