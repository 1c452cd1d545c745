/** For a story that was here and is not at the server any more. */
export const storyGoneMessage = 'This story is not there any more. It may have been deleted on another device.';
