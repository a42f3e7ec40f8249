const address = /(https?:\/\/[^\s<>"„“”]+[^\s<>"„“”.,;:!?)\]}'’])/g;

/** A text whose addresses can be followed; they open beside the conversation. */
export const Linked = ({ text }: { readonly text: string }) =>
  text.split(address).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not move
        key={n}
        className="link"
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {part}
      </a>
    ),
  );
