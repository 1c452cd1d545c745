import { toJpeg } from './jpeg.ts';

/** Pixels. Shops and reading apps show covers as 3 to 4. */
const width = 1200;
const height = 1600;
const margin = 90;
const pictureHeight = ((width - 2 * margin) * 2) / 3;

/** The cover of a keepsake as JPEG: its first picture, if there is one, its title and its author. */
export async function drawCover(title: string, author: string, picture: ImageBitmap | null) {
	await Promise.all(['600 90px "Fredoka Variable"', '48px "Andika"'].map((font) => document.fonts.load(font)));
	const canvas = new OffscreenCanvas(width, height);
	const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
	const dusk = pen.createLinearGradient(0, 0, 0, height);
	for (const [at, colour] of [[0, '#0b2230'] as const, [0.62, '#153e48'] as const, [1, '#245449'] as const])
		dusk.addColorStop(at, colour);
	pen.fillStyle = dusk;
	pen.fillRect(0, 0, width, height);
	pen.textAlign = 'center';
	pen.textBaseline = 'middle';
	pen.fillStyle = '#fdf1d9';
	if (picture) {
		pen.fillRect(margin - 16, margin - 16, width - 2 * margin + 32, pictureHeight + 32);
		pen.drawImage(picture, margin, margin, width - 2 * margin, pictureHeight);
	}
	const [top, bottom] = [picture ? margin + pictureHeight + 60 : margin, height - 220];
	const { lines, size } = fitted(pen, title, bottom - top);
	const first = (top + bottom) / 2 - ((lines.length - 1) * size * 1.15) / 2;
	for (const [index, line] of lines.entries()) pen.fillText(line, width / 2, first + index * size * 1.15);
	pen.font = '48px "Andika", sans-serif';
	pen.fillStyle = '#ffce6b';
	pen.fillText(`A story by ${author}`, width / 2, height - 140, width - 2 * margin);
	return toJpeg(canvas);
}

/** The title in lines at the largest size that leaves it this high. Sets the pen's font. */
function fitted(
	pen: OffscreenCanvasRenderingContext2D,
	title: string,
	room: number,
): { lines: string[]; size: number } {
	for (let size = 132; ; size -= 12) {
		pen.font = `600 ${size}px "Fredoka Variable", sans-serif`;
		const lines = wrapped(pen, title);
		const isNarrow = lines.every((line) => pen.measureText(line).width <= width - 2 * margin);
		if (size <= 36 || (isNarrow && lines.length * size * 1.15 <= room)) return { lines, size };
	}
}

function wrapped(pen: OffscreenCanvasRenderingContext2D, text: string): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/)) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && pen.measureText(longer).width <= width - 2 * margin) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
