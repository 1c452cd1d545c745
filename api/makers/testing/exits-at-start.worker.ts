/** A thread that ends before it can take anything. */
process.exit(1);
