/** The light of one picture, shared by the world, the figures and the things that they hold. */
export type Light = {
	/** Colour of the main light (`#rrggbb`). */
	key: string;
	/** Colour of the bright edge on the side that the light comes from. */
	rim: string;
	/** Colour of shadows, to be laid translucent over the local colour. */
	shade: string;
	/** Colour that the air gives to everything: lay it thinly over a whole figure to seat it in the picture. */
	ambient: string;
	from: 'left' | 'right';
	/** How hard the light is: 0 is flat mist, 1 is a spotlight. */
	strength: number;
};
