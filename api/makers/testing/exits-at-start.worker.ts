/** A thread that exits before it can take a request. */
process.exit(1);
