/* Runs in a page to look into its databases and to fill them, beside the page's own way to them. */
(() => {
	const settled = (request) =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});

	/** The database is the page's to make. */
	const made = async (database) => {
		while (!(await indexedDB.databases()).some(({ name }) => name === database))
			await new Promise((resolve) => setTimeout(resolve, 50));
	};

	const inStore = async (database, store, mode, work) => {
		await made(database);
		const open = await settled(indexedDB.open(database));
		try {
			return await work(open.transaction(store, mode).objectStore(store));
		} finally {
			open.close();
		}
	};

	window.rows = {
		count: (database, store) => inStore(database, store, 'readonly', (rows) => settled(rows.count())),
		/** The given number of rows after a key, or the first ones for null. */
		read: (database, store, after, most) =>
			inStore(database, store, 'readonly', (rows) =>
				settled(rows.getAll(after === null ? null : IDBKeyRange.lowerBound(after, true), most)),
			),
		put: (database, store, added) =>
			inStore(database, store, 'readwrite', (rows) => Promise.all(added.map((row) => settled(rows.put(row))))),
	};
})();
