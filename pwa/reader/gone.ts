/** For a story that was here and that the server no longer has. */
export const storyGoneMessage = 'This story is not there any more. It may have been deleted on another device.';
