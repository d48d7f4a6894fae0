const OWN_PICTURE = /^\/media\/[0-9a-f]{32}$/;
const LENGTH = '/media/'.length + 32;

/** Whether a picture lies with us: only of ours icons can be cut, and only ours is known to be there. */
export const isOwnPicture = (address: string): boolean =>
  address.length === LENGTH && OWN_PICTURE.test(address);
