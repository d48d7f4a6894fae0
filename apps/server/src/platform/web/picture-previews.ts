export type Preview = { colour: string; blur: string };
/** What is known of a picture at once; null where nothing is, or only after work. */
export type PreviewOf = (key: string) => Promise<Preview | null>;

// An attribute holds no bare `<`: each tag is read once, however many begin and never end.
const PICTURE = /<img[^<>]*\ssrc="\/media\/([0-9a-f]{32})\?/g;
/** A blurred picture for what a phone shows first; further down a colour does, and weighs nothing. */
const MOST_BLURRED = 6;
const COLOUR = /^#[0-9a-f]{6}$/;
const BLUR = /^data:image\/webp;base64,[A-Za-z0-9+/=]+$/;

/**
 * Style rules that stand in for the pictures of a page until they come. Rules in the head, under the page's nonce:
 * the policy lets no element carry a style of its own.
 */
export async function previewRules(body: string, previewOf: PreviewOf): Promise<string> {
  const keys = [...new Set([...body.matchAll(PICTURE)].map(([, key = '']) => key))];
  const previews = await Promise.all(
    keys.map(async (key) => ({ key, known: await previewOf(key) })),
  );
  return previews
    .flatMap(({ key, known }, place) =>
      known && COLOUR.test(known.colour) ? [ruleOf(key, known, place < MOST_BLURRED)] : [],
    )
    .join('');
}

function ruleOf(key: string, { colour, blur }: Preview, isBlurred: boolean): string {
  const picture = isBlurred && BLUR.test(blur) ? ` url(${blur}) center/cover` : '';
  return `img[src^="/media/${key}"]{background:${colour}${picture}}`;
}

/** Pictures never change: what was read once is right for as long as there is room. */
export function rememberPreviews(read: PreviewOf, room = 5_000): PreviewOf {
  const known = new Map<string, Promise<Preview | null>>();
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    if (known.size >= room) known.clear();
    const reading = read(key).catch(() => null);
    known.set(key, reading);
    // A picture that is not there yet may come.
    void reading.then((preview) => preview === null && known.delete(key));
    return reading;
  };
}
